/** The words in front of the data, so that a reader of the file knows what it is. */
export const DATA_EXPORT_TEXTS = {
  fileName: (day: string): string => `Datenauskunft_${day}.json`,
  title: 'Auskunft und Datenkopie nach Art. 15 und Art. 20 DSGVO',
  purposes: 'Planung und Vermittlung von Einsätzen, Lohnverrechnung, Abrechnung mit den Auftraggebern.',
  legalBases: [
    {
      data: 'Stammdaten, Kontaktdaten, Einsätze, Abwesenheiten',
      basis: 'Vertrag und dessen Anbahnung (Art. 6 Abs. 1 lit. b DSGVO)',
    },
    {
      data: 'Sozialversicherungsnummer, Bankverbindung, Aufenthaltsstatus, Lohnunterlagen',
      basis: 'rechtliche Verpflichtung (Art. 6 Abs. 1 lit. c DSGVO in Verbindung mit ASVG, EStG, AÜG und AuslBG)',
    },
    {
      data: 'Beurteilungen, Rückmeldungen, Sperrliste, Verlauf',
      basis: 'berechtigtes Interesse an verlässlicher Planung und Nachvollziehbarkeit (Art. 6 Abs. 1 lit. f DSGVO)',
    },
    { data: 'Konfektionsgröße, Push-Benachrichtigungen', basis: 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO)' },
  ],
  retention: [
    'Unterlagen, auf denen Lohn und Rechnungen beruhen: sieben Jahre ab Ende des Kalenderjahres (§ 132 BAO).',
    'Bewerbungen ohne Freigabe: sieben Monate (Fristen des GlBG).',
    'Alle anderen Daten: bis zum Ausscheiden.',
  ],
  rights:
    'Es besteht das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch sowie ' +
    'auf Beschwerde bei der Österreichischen Datenschutzbehörde.',
} as const;
