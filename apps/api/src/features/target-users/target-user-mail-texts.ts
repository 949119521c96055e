/** Workers are addressed with du. */
export const TARGET_USER_MAIL_TEXTS = {
  greeting: (firstName: string): string => `Hallo ${firstName},`,
  releasedSubject: 'Du bist freigegeben',
  released: 'dein Profil wurde geprüft und freigegeben. Ab jetzt bekommst du Angebote für Einsätze.',
  toOffers: 'Zu meinen Angeboten',
  missingSubject: (agency: string): string => `${agency} braucht noch Angaben von dir`,
  missing: (facts: string): string => `Damit du freigegeben werden kannst, brauchen wir noch: ${facts}.`,
  missingHow: 'Bitte trag das im Formular nach. Es fragt nur nach dem, was noch fehlt.',
  missingButton: 'Angaben ergänzen',
  invitationSubject: (agency: string): string => `${agency} lädt dich ein`,
  invitation: (agency: string): string =>
    `${agency} hat dich in Gastspiel eingetragen. Melde dich mit dieser E-Mail-Adresse an und ergänze deine Angaben: Dann siehst du deine Angebote und Einsätze am Handy.`,
  invitationData: (agency: string, email: string | null): string =>
    `Name, Adresse und was sonst schon eingetragen ist, kommt von ${agency}, damit dir Einsätze angeboten werden können. Im Formular siehst du alles und kannst es berichtigen.${email ? ` Fragen dazu, auch zu Auskunft und Löschung, beantwortet ${email}.` : ''} Mehr dazu in der Datenschutzinformation (Art 14 DSGVO):`,
  invitationIgnore:
    'Die Einladung gilt 30 Tage und nur für dich. Falls du damit nichts anfangen kannst, ignoriere sie bitte.',
  invitationButton: 'Einladung annehmen',
  confirmSubject: 'Bitte bestätige deine E-Mail-Adresse',
  confirm:
    'diese Adresse wurde als neue Kontaktadresse angegeben. Bitte bestätige sie, damit Nachrichten hier ankommen.',
  confirmIgnore: 'Der Link gilt drei Tage. Falls du das nicht warst, kannst du diese E-Mail ignorieren.',
  confirmButton: 'Adresse bestätigen',
} as const;
