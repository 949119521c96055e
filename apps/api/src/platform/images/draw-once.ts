/** Draws each picture once as long as it is kept, however many ask for it at the same time. */
export function drawOnce<Drawn>({ kept: atMost }: { readonly kept: number }) {
  const kept = new Map<string, Promise<Drawn>>();
  return (name: string, draw: () => Promise<Drawn>): Promise<Drawn> => {
    const drawing = kept.get(name) ?? draw();
    // The picture that was asked for last stands last, so the one that goes is the one nobody asks for.
    kept.delete(name);
    kept.set(name, drawing);
    drawing.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > atMost && oldest !== undefined) kept.delete(oldest);
    return drawing;
  };
}
