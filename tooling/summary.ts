import type { StartSettings } from '#tooling/start-settings.ts';

/** The facts that a person needs once everything runs. */
export function summary({ ports, dataDir, oidcIssuer }: StartSettings, dev: boolean): string {
  const people = oidcIssuer
    ? `  People      sign in at ${oidcIssuer}`
    : `  People      one click on the login page; among them
                georg.mayrhofer@tafelrunde.example      SystemAdmin
                christine.wallner@tafelrunde.example    TenantUserAdmin
                katharina.leitner@tafelrunde.example    Dispatcher
                thomas.brandl@tafelrunde.example        CustomerCare
                eva.steindl@tafelrunde.example          Accounting
                anna.pichler@tafelrunde.example         worker
              and the same roles at Alpen Service Crew`;
  return `
Gastspiel is ready.
  App         http://localhost:${ports.app}${dev ? `   (hot reload; API on ${ports.api})` : ''}
  Mail inbox  http://localhost:${ports.inbox}
  Phones      http://localhost:${ports.push}   (push messages)
  VIES        http://localhost:${ports.vies}   (VAT numbers; can be made to fail)
  Accounting  http://localhost:${ports.accounting}   (the payroll system; can be made to fail)
${people}
  Data        ${dataDir}
Stop with Ctrl-C.`;
}
