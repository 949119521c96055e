const SIDE = 25;
const CORNERS = [
  [0, 0],
  [SIDE - 7, 0],
  [0, SIDE - 7],
] as const;

/** Spots that look like a payment code and say nothing: a picture of one, always the same. */
const SPOTS = Array.from(
  { length: SIDE * SIDE },
  (_, index) => [index % SIDE, Math.floor(index / SIDE)] as const,
).filter(([x, y]) => (x * 7 + y * 13 + x * y * 3 + ((x * y) % 5)) % 7 < 3 && !isCorner(x, y));

function isCorner(x: number, y: number): boolean {
  return CORNERS.some(([left, top]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
}

/** Where the code stands with which an invoice is paid. */
export function PaymentCode() {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} shapeRendering="crispEdges" width="100%" height="100%" aria-hidden>
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 0.5} y={y + 0.5} width={6} height={6} fill="none" stroke="currentColor" />
          <rect x={x + 2} y={y + 2} width={3} height={3} fill="currentColor" />
        </g>
      ))}
      <path d={SPOTS.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} fill="currentColor" />
    </svg>
  );
}
