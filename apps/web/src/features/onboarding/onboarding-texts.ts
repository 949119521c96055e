import type { FormOfAddress } from '#platform/viewer/viewer.ts';

export const ONBOARDING_TEXTS = {
  loading: 'Formular wird geladen …',
  failed: 'Das Formular konnte nicht geladen werden',
  progress: (step: number, count: number): string => `Schritt ${step} von ${count}`,
  steps: 'Schritte',
  codeOf: (code: string): string => `Zuordnungscode ${code}`,
  personal: 'Persönliche Einladung',
  toConfirm:
    'Du bist mit einer anderen als der eingeladenen E-Mail-Adresse angemeldet. Die Agentur prüft, ob du es bist.',
  changeCode: 'Code ändern',
  back: 'Zurück',
  next: 'Weiter',
  send: 'Absenden',
  keeping: 'Wird gespeichert …',
  kept: 'Zwischengespeichert',
  readMore: 'Nachlesen',
  readMoreOf: (label: string): string => `Nachlesen: ${label} (öffnet in neuem Tab)`,
} as const;

/** A person without a code might be anybody, so nobody is addressed. */
export const CODE_TEXTS = {
  title: 'Willkommen bei Gastspiel',
  text: 'Diese Anmeldung gehört noch zu keiner Agentur. Mit dem Zuordnungscode der Agentur geht es weiter.',
  code: 'Zuordnungscode',
  codeHelp: 'Er steht in der Einladung. Groß- und Kleinschreibung ist egal.',
  next: 'Weiter',
  cancel: 'Abbrechen',
  noCode: 'Noch kein Code?',
  contact:
    'Die Agentur verschickt Einladungslinks. Wer selbst eine Agentur führt und mit Gastspiel arbeiten möchte, bekommt vom Anbieter gern ein Angebot.',
} as const;

export const MEMBER_TEXTS: Readonly<Record<FormOfAddress, { readonly title: string; text(agency: string): string }>> = {
  du: {
    title: 'Du gehörst schon zu einer Agentur',
    text: (agency) =>
      `Deine Anmeldung gehört zu ${agency}. Eine Einladung kannst du nur mit einer Anmeldung annehmen, die noch zu keiner Agentur gehört.`,
  },
  Sie: {
    title: 'Sie gehören schon zu einer Agentur',
    text: (agency) =>
      `Ihre Anmeldung gehört zu ${agency}. Eine Einladung kann nur mit einer Anmeldung angenommen werden, die noch zu keiner Agentur gehört.`,
  },
};
export const TO_HOME = 'Zur Startseite';

interface FlowTexts {
  title(agency: string): string;
  readonly intro: string;
  readonly failed: string;
  readonly notKept: string;
}

/** Workers are on first-name terms with the agency from the start. */
export const FLOW_TEXTS: Readonly<Record<FormOfAddress, FlowTexts>> = {
  du: {
    title: (agency) => `Willkommen bei ${agency}`,
    intro: 'Erzähl uns von dir. Du kannst jederzeit aufhören und später auf jedem Gerät weitermachen.',
    failed: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
    notKept: 'Nicht gespeichert. Bitte prüf deine Internetverbindung.',
  },
  Sie: {
    title: (agency) => `Willkommen bei ${agency}`,
    intro: 'Bitte geben Sie an, wer Sie sind. Danach wird Ihr Zugang freigegeben.',
    failed: 'Das Absenden hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    notKept: 'Nicht gespeichert. Bitte prüfen Sie Ihre Internetverbindung.',
  },
};

export const STEP_TEXTS = {
  person: 'Persönliches',
  contact: 'Adresse & Kontakt',
  work: 'Einsatz',
  payroll: 'Lohnverrechnung',
  payrollHint:
    'Diese Angaben werden verschlüsselt gespeichert; nur wer deinen Lohn abrechnet, kann sie sehen. Du kannst sie auch später nachreichen.',
  conditions: 'Bedingungen',
  conditionsHint: 'Fast geschafft: Das gilt für deine Einsätze.',
  staff: 'Ihre Angaben',
} as const;

export const FIELD_LABELS = {
  academicTitle: 'Akademischer Titel',
  gender: 'Geschlecht',
  birthday: 'Geburtsdatum',
  nationality: 'Staatsbürgerschaft',
  maritalStatus: 'Familienstand',
  email: 'E-Mail',
  phone: 'Telefon',
  types: 'Was möchtest du machen?',
  clothingSize: 'Konfektionsgröße',
  car: 'Auto',
  drivingLicence: 'Ich habe einen Führerschein der Klasse B',
  socialSecurityNumber: 'Sozialversicherungsnummer',
  socialSecurityNumberHelp: 'Zehn Ziffern, wie auf der e-card.',
  iban: 'IBAN',
  bic: 'BIC',
  bicHelp: 'Nur bei einer Bank außerhalb Österreichs nötig.',
  conditions: 'Bitte bestätige alle Punkte',
} as const;

/** For somebody who has sent the form and lacks something. */
export const MISSING_TEXTS = {
  loading: 'Deine Angaben werden geladen …',
  failed: 'Deine Angaben konnten nicht geladen werden',
  title: 'Noch ein paar Angaben',
  intro: 'Ohne sie kann dich deine Agentur nicht freigeben. Was du gerade nicht weißt, kannst du später nachtragen.',
  send: 'Angaben senden',
  sent: 'Danke, deine Angaben sind vollständig',
  partly: 'Danke, ein Teil fehlt noch',
  completeTitle: 'Deine Angaben sind vollständig',
  complete: 'Deine Agentur prüft sie. Sobald sie dich freigibt, siehst du auf der Startseite deine Angebote.',
} as const;
