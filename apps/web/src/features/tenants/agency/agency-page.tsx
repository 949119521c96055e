import type { ComponentType } from 'react';
import { usePlace } from '#platform/navigation/router.ts';
import type { AgencyPart } from './agency-texts.ts';
import { InvoicingPage } from './invoicing-page.tsx';
import { LookPage } from './look-page.tsx';
import { PayrollPage } from './payroll-page.tsx';
import { PriceListPage } from './price-list-page.tsx';
import { TeamPage } from './team-page.tsx';

const PARTS: Readonly<Record<AgencyPart, ComponentType>> = {
  '/agency/look': LookPage,
  '/agency/team': TeamPage,
  '/agency/price_list': PriceListPage,
  '/agency/invoicing': InvoicingPage,
  '/agency/payroll': PayrollPage,
};

/** The part of the agency that the address names; all come together, so that the start knows of one file and not of five. */
export function AgencyPage() {
  const { pathname } = usePlace();
  const [, Part = LookPage] = Object.entries(PARTS).find(([path]) => path === pathname) ?? [];
  return <Part />;
}
