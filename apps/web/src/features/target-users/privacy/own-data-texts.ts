/** For workers, who are addressed with "du". */
export const OWN_DATA_TEXTS = {
  title: 'Welche Daten hat die Agentur über mich?',
  content:
    'Lade eine Datei mit allem herunter, was deine Agentur über dich gespeichert hat: Profil, Abwesenheiten, Beurteilungen, Rückmeldungen und wer wann etwas geändert hat.',
  care: 'Auch deine Sozialversicherungsnummer und dein Konto stehen darin. Bewahre die Datei gut auf.',
  rights: 'Stimmt etwas nicht, oder soll etwas gelöscht werden? Sag es deiner Agentur.',
  download: 'Meine Daten herunterladen',
  failed: 'Deine Daten konnten nicht heruntergeladen werden',
} as const;
