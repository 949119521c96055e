const EURO = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' });

/** "€ 1.234,50"; what is given back has its minus in front. */
export const formatEuro = (euro: number): string => EURO.format(euro).replace('-', '−');
