import Box from '@mui/material/Box';
import { PaymentsList } from '#features/payments/index.ts';
import { FileDrop } from '#parts/uploads/file-drop.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate, useSearch } from '#platform/navigation/router.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { COLUMN } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Crumbs } from '#ui/pages/crumbs.tsx';
import { Page } from '#ui/pages/page.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { readStatement } from './statement-commands.ts';
import { START_TEXTS as TEXTS } from './statement-texts.ts';
import { PAYMENTS_TITLE } from './statement-titles.ts';
import { StatementView } from './statement-view.tsx';
import { StatementsCard } from './statements-card.tsx';

/** Money that came in: a statement that is gone through, named by the address, or all of them and all payments. */
export function PaymentsPage() {
  const { statement } = useSearch();
  return typeof statement === 'string' ? <StatementView key={statement} id={statement} /> : <Start />;
}

function Start() {
  const mayWrite = may(useViewer(), 'payments.write');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const notify = useNotify();
  const { send } = useAttempt(readStatement);
  const read = async (uploadId: string): Promise<void> => {
    const ids = await send({ uploadId });
    notify({ text: TEXTS.read(ids.length) });
    const [id] = ids;
    if (id && ids.length === 1) navigate(`${linkTo('/invoices/payments')}?statement=${id}`);
  };
  return (
    <Box sx={COLUMN}>
      <Crumbs crumbs={[{ label: TEXTS.invoices, href: linkTo('/invoices') }, { label: PAYMENTS_TITLE }]} />
      <Page title={PAYMENTS_TITLE}>
        {mayWrite && <FileDrop isSmall purpose="bank-statement" accept=".xml" texts={TEXTS} onUploaded={read} />}
        <StatementsCard />
        <PaymentsList isPhone={isPhone} />
      </Page>
    </Box>
  );
}
