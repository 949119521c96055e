import type { ClientWish } from '#sandbox/accounting/clients-route.ts';

const costCentre = (number: string, name: string, isActive = true) => ({ id: `KST-${number}`, number, name, isActive });

/** The client of the demo agency Wiener Tafelrunde. */
export const SEED: ClientWish & { readonly clientId: string } = {
  clientId: '4711',
  code: 'tafelrunde',
  userName: 'gastspiel.tafelrunde',
  password: 'sandbox-geheim',
  costCentres: [
    costCentre('210', 'Service Wien'),
    costCentre('220', 'Bar Wien'),
    costCentre('230', 'Küche Wien'),
    costCentre('240', 'Garderobe Wien'),
    costCentre('250', 'Teamleitung Wien'),
    costCentre('260', 'Bankett und Catering'),
    costCentre('270', 'Messen und Kongresse'),
    costCentre('280', 'Stammpersonal'),
    costCentre('290', 'Hüttendienst', false),
    costCentre('310', 'Service Niederösterreich'),
    costCentre('320', 'Bar Niederösterreich'),
    costCentre('330', 'Küche Niederösterreich'),
  ],
  employees: [],
};
