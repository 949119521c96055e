import { type Params, paramsOf } from './matching.ts';
import { usePlace } from './router.ts';

/**
 * Every address of the app, as the router writes them. One table of types: what leads to a page does not have to know
 * its code, and a wrong address or a missing part of one does not compile.
 */
export type Path =
  | '/'
  | '/tenants'
  | '/tenant/create'
  | '/tenant/edit/$id'
  | '/tenant/$id'
  | '/agency'
  | '/agency/look'
  | '/agency/team'
  | '/agency/price_list'
  | '/agency/invoicing'
  | '/agency/payroll'
  | '/tenant_user/edit/$tenantId/$tenantUserId'
  | '/target_users'
  | '/target_users/import'
  | '/target_user/edit/$targetUserId'
  | '/target_user/$targetUserId'
  | '/profile'
  | '/profile/edit'
  | '/onboarding'
  | '/onboarding/$code'
  | '/appointments'
  | '/appointment/create'
  | '/appointment/edit/$appointmentId'
  | '/appointment/$appointmentId'
  | '/offer/$offerId'
  | '/offers/waiting'
  | '/offers/booked'
  | '/offers/accepted'
  | '/offers/declined'
  | '/invoice_recipients'
  | '/invoice_recipients/import'
  | '/invoice_recipient/create'
  | '/invoice_recipient/$invoiceRecipientId'
  | '/invoice_recipient/edit/$invoiceRecipientId'
  | '/price_list'
  | '/invoice_sender'
  | '/invoice_sender/accounting/$system'
  | '/invoice_sender/accounting/$system/customers'
  | '/invoice_sender/accounting/layout/$preset'
  | '/printout_sending'
  | '/worklog_recording'
  | '/worklog_recording/$worklogBlockId'
  | '/invoices'
  | '/invoices/billing_run'
  | '/invoices/open_items'
  | '/invoices/payments'
  | '/invoices/statistics'
  | '/invoices/recapitulative_statement'
  | '/invoice/create'
  | '/invoice/edit/$invoiceId'
  | '/invoice/$invoiceId'
  | '/accounting'
  | '/accounting/transfer/$transferId'
  | '/admin_tools'
  | '/styleguide';

type ParamOf<Text extends string> = Text extends `${infer Head}/${infer Rest}`
  ? ParamOf<Head> | ParamOf<Rest>
  : Text extends `$${infer Name}`
    ? Name
    : never;
type ParamsOf<P extends Path> = Readonly<Record<ParamOf<P>, string>>;
type Given<P extends Path> = ParamOf<P> extends never ? [] : [params: ParamsOf<P>];

/** The address of a page: `linkTo('/tenant/$id', { id })`. */
export function linkTo<P extends Path>(path: P, ...[params]: Given<P>): string {
  const given: Readonly<Record<string, string>> = params ?? {};
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
}

/** The parameters in the address of the page that is shown. */
export function usePathParams<P extends Path>(path: P): ParamsOf<P> {
  const params: Params = paramsOf(path, usePlace().pathname) ?? {};
  return params as ParamsOf<P>;
}
