/** The agency moves to another installation, or has moved there: here it can only be read. */
export class AgencyAway extends Error {
  override readonly name = 'AgencyAway';
  /** Where its people find it now; none as long as it is on the way, or if nobody said. */
  readonly movedTo: string | undefined;

  constructor(movedTo?: string) {
    super('the agency is moving to another installation, or has moved there');
    this.movedTo = movedTo;
  }
}

const AWAY = 'AWAY';

/** By what `directory.hold_tenant` has answered. While it is leaving, jobs still end what they have begun. */
export function refuseAway(held: string | null, who: 'PEOPLE' | 'JOBS'): void {
  if (held === null || (held !== AWAY && !held.startsWith(`${AWAY} `) && who === 'JOBS')) return;
  throw new AgencyAway(held.startsWith(`${AWAY} `) ? held.slice(AWAY.length + 1) : undefined);
}
