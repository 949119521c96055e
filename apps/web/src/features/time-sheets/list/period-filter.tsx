import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { Check } from 'lucide-react';
import type { Filter } from '#ui/filters/filter.ts';
import { RangePanel } from '#ui/filters/range-panel.tsx';
import { rangeText } from '#ui/filters/range-text.ts';
import { LIST_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import { type ChosenFilters, hasPeriod, type Preset } from './sheet-filter.ts';

type Period = Pick<ChosenFilters, 'preset' | 'range'>;
const PRESETS = Object.keys(TEXTS.periods) as readonly Preset[];
const AT_FIRST: Period = { preset: 'COMING', range: null };

interface PeriodPanelProps {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
}

/** A few periods by name, or any days. */
const PeriodPanel = ({ period, onChoose }: PeriodPanelProps) => (
  <>
    <MenuList aria-label={TEXTS.period}>
      {PRESETS.map((preset) => {
        const isChosen = period.range === null && period.preset === preset;
        return (
          <MenuItem
            key={preset}
            role="menuitemradio"
            aria-checked={isChosen}
            onClick={() => onChoose({ preset, range: null })}
            sx={{ justifyContent: 'space-between' }}
          >
            {TEXTS.periods[preset]}
            {isChosen && <Check size={16} aria-hidden />}
          </MenuItem>
        );
      })}
    </MenuList>
    <Divider />
    <RangePanel
      range={period.range}
      reset={TEXTS.reset}
      onChoose={(range) => onChoose({ preset: 'COMING', range: range?.from || range?.to ? range : null })}
    />
  </>
);

const CHOSEN = 'chosen';

/** When the work is; at first what is not over. */
export function periodFilter(chosen: ChosenFilters, onChoose: (period: Period) => void): Filter {
  const isChosen = hasPeriod(chosen);
  const value = chosen.range ? rangeText(chosen.range) : TEXTS.periods[chosen.preset];
  return {
    key: 'period',
    label: isChosen ? TEXTS.period : TEXTS.periodUnchosen,
    options: isChosen ? [{ value: CHOSEN, label: value }] : [],
    selected: isChosen ? [CHOSEN] : [],
    panel: (done) => (
      <PeriodPanel
        period={chosen}
        onChoose={(period) => {
          onChoose(period);
          done();
        }}
      />
    ),
    onChange: () => onChoose(AT_FIRST),
  };
}
