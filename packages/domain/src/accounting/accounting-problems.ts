import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';

/** Why the accounting system could not be worked with, each with the sentence for the office. */
export const ACCOUNTING_PROBLEMS = {
  NOT_SET_UP:
    'Die Verbindung ist noch nicht eingerichtet: Dem Server fehlt die Adresse oder das Passwort. Bitte wenden Sie sich an den Betreiber.',
  WRONG_CREDENTIALS: 'Die Lohnverrechnung lehnt die Zugangsdaten ab. Bitte wenden Sie sich an den Betreiber.',
  BUSY: 'Die Lohnverrechnung ist überlastet. Bitte versuchen Sie es etwas später noch einmal.',
  TOO_SLOW: 'Die Lohnverrechnung antwortet nicht. Bitte versuchen Sie es etwas später noch einmal.',
  UNREACHABLE: 'Die Lohnverrechnung ist nicht erreichbar. Bitte versuchen Sie es etwas später noch einmal.',
  UNREADABLE: 'Die Lohnverrechnung hat etwas Unverständliches geantwortet. Bitte wenden Sie sich an den Betreiber.',
  LIST_CHANGED: 'Die Liste hat sich während des Lesens mehrmals geändert. Bitte lesen Sie noch einmal.',
  NOBODY: 'Die Lohnverrechnung kennt niemanden.',
} as const;
export type AccountingProblem = keyof typeof ACCOUNTING_PROBLEMS;
export const ACCOUNTING_PROBLEM_KEYS = Object.keys(ACCOUNTING_PROBLEMS) as [AccountingProblem, ...AccountingProblem[]];

/** The problem alone, where it is tried again anyway. */
export const briefly = (problem: AccountingProblem): string => `${ACCOUNTING_PROBLEMS[problem].split('. ')[0]}.`;

/** Another try may find it mended; the others stay until somebody does something. */
export const isPassing = (problem: AccountingProblem): boolean =>
  problem === 'BUSY' || problem === 'TOO_SLOW' || problem === 'UNREACHABLE' || problem === 'UNREADABLE';

/** How long to wait after so many tries in vain; nothing when it is enough. */
const WAITS_IN_SECONDS = [2, 5, 15, 60];
export const waitAfter = (tries: number): number | undefined => WAITS_IN_SECONDS[tries - 1];

export const ACCOUNTING_FAILURES = defineFailures('accounting', {
  problem: 'Die Lohnverrechnung konnte nicht gefragt werden.',
  noCostCenters: 'Die Lohnverrechnung hat keine Kostenstellen. Die bisherigen bleiben, wie sie sind.',
  readingUnderWay: 'Die Personen werden gerade gelesen.',
  transferUnderWay: 'Es läuft schon eine Übertragung. Jede Zeit wird nur einmal übertragen.',
  nothingToTransfer: 'In diesem Zeitraum ist nichts zu übertragen.',
  nothingChosen: 'Es ist nichts ausgewählt.',
  chosenGone: 'Die Zuordnung passt nicht mehr: Inzwischen wurde neu gelesen oder jemand anderer zugeordnet.',
  notReadYet: 'Es wurde noch niemand aus der Lohnverrechnung gelesen.',
  incomplete: 'Für die Anmeldung fehlen Angaben.',
  alreadyThere: 'Diese Person hat schon eine Personalnummer.',
});

/** `problem`, with what it is. */
export const problemFailure = (problem: AccountingProblem): FailureKind => ({
  ...ACCOUNTING_FAILURES.problem,
  message: ACCOUNTING_PROBLEMS[problem],
});
