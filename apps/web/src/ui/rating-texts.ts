/** 4.6 → "4,6". */
export const formatRating = (rating: number): string =>
  rating.toLocaleString('de-AT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const RATING_TEXTS = {
  none: 'ohne Bewertung',
  spoken: (rating: number, count: number): string => {
    const from = count === 1 ? ' aus 1 Beurteilung' : ` aus ${count} Beurteilungen`;
    return `${formatRating(rating)} von 5${count > 0 ? from : ''}`;
  },
} as const;
