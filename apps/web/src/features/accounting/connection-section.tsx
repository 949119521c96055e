import { ACCOUNTING_PROBLEMS } from '@gastspiel/domain/accounting/accounting-problems.ts';
import Button from '@mui/material/Button';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Facts } from '#ui/facts.tsx';
import { Quiet, Stack } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { CONNECTION_TEXTS as TEXTS, whenText } from './accounting-texts.ts';
import { useConnection } from './connection.ts';
import { ConnectionChip } from './connection-head.tsx';

/** How the connection stands, among the settings of the agency; all work with it is on its own page. */
export function ConnectionSection() {
  const query = useConnection();
  const viewer = useViewer();
  const now = useNow();
  const connection = query.data;
  if (!connection) return <Pending query={query} texts={TEXTS} isSmall />;
  const { clientId, userName, checkedAt, problem, costCenters } = connection;
  return (
    <SectionCard
      title={TEXTS.section}
      hint={<ConnectionChip connection={connection} />}
      action={may(viewer, 'accounting-files.read') && <Button href={linkTo('/accounting')}>{TEXTS.toPage}</Button>}
    >
      <Stack gap={1.5}>
        {problem && <Quiet>{ACCOUNTING_PROBLEMS[problem]}</Quiet>}
        <Facts
          isBare
          facts={[
            { label: TEXTS.clientLabel, value: clientId },
            { label: TEXTS.userLabel, value: userName },
            { label: TEXTS.checkedLabel, value: checkedAt ? whenText(checkedAt, now) : TEXTS.notChecked },
            { label: TEXTS.costCenters, value: costCenters.length },
          ]}
        />
      </Stack>
    </SectionCard>
  );
}
