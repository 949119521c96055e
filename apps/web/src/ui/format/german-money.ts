const EURO = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' });

/** "€ 1.234,50"; what is given back has its minus in front. */
export const formatEuro = (euro: number): string => EURO.format(euro).replace('-', '−');

// German, since the Austrian one parts thousands of plain numbers by a blank, and of euro by a point.
const AMOUNT = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1.234,50", in the lines of an invoice: prices, quantities, nets. */
export const formatAmount = (value: number): string => AMOUNT.format(value).replace('-', '−');
