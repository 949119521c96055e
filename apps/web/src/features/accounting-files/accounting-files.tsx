import { type AccountingPreset, PRESETS } from '@gastspiel/domain/accounting-files/presets.ts';
import { type Month, monthOf } from '@gastspiel/domain/time/month.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, FileSpreadsheet, Settings2 } from 'lucide-react';
import { useDownload } from '#parts/downloads/use-download.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useNow } from '#platform/state/use-now.ts';
import { MonthChoice, monthBefore } from '#ui/fields/month-choice.tsx';
import { longMonth } from '#ui/format/german-month.ts';
import { Row } from '#ui/layout.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { FILE_TEXTS as TEXTS } from './accounting-files-texts.ts';
import { FileGaps, FileHints, FileRows } from './file-preview.tsx';
import { useFilePreview } from './files-query.ts';
import { PresetChoice } from './preset-choice.tsx';

/** The file of a month for payroll or bookkeeping: what stands in it, what is missing, and the file itself. */
export function AccountingFiles() {
  const present = monthOf(dayOf(useNow()));
  const [chosen, setMonth] = useUiState('accounting-files.month', '');
  const [preset, setPreset] = useUiState<AccountingPreset>('accounting-files.preset', 'BMD_BOOKINGS');
  const month = chosen || monthBefore(present);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PresetChoice value={preset} onChoose={setPreset} />
      <Row gap={1.5} wraps>
        <MonthChoice month={month} last={present} onChoose={setMonth} />
        <Button
          variant="outlined"
          href={linkTo('/invoice_sender/accounting/$system', { system: PRESETS[preset].system })}
          startIcon={<Settings2 size={16} />}
        >
          {TEXTS.settings}
        </Button>
      </Row>
      <Preview key={`${preset} ${month}`} preset={preset} month={month} />
    </Box>
  );
}

function Preview({ preset, month }: { readonly preset: AccountingPreset; readonly month: Month }) {
  const query = useFilePreview(preset, month);
  const { data } = query;
  const { isBusy, download } = useDownload({ accountingFile: { preset, month } }, TEXTS.notMade);
  if (!data) return <Pending query={query} texts={TEXTS} />;
  const isEmpty = data.rowCount === 0;
  return (
    <>
      {!isEmpty && <FileGaps gaps={data.gaps} preset={preset} />}
      <FileHints hints={data.hints} />
      <Box>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={isEmpty || data.gaps.length > 0}
          startIcon={<Download size={16} />}
          onClick={download}
        >
          {TEXTS.download}
        </Button>
      </Box>
      {isEmpty ? (
        <BlankState icon={<FileSpreadsheet />} title={TEXTS.empty(longMonth(month))}>
          {PRESETS[preset].content === 'BOOKINGS' ? TEXTS.emptyBookings : TEXTS.emptyHours}
        </BlankState>
      ) : (
        <FileRows file={data} />
      )}
    </>
  );
}
