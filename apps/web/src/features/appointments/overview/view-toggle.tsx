import { Columns3, List } from 'lucide-react';
import { Toggle } from '#ui/toggle.tsx';
import type { View } from '../overview-state.ts';
import { OVERVIEW_TEXTS as TEXTS } from './overview-texts.ts';

const VIEWS = [
  { value: 'week', label: TEXTS.week, icon: Columns3 },
  { value: 'list', label: TEXTS.list, icon: List },
] as const;

export const ViewToggle = ({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) => (
  <Toggle<View> isTight label={TEXTS.view} choices={VIEWS} value={view} onChange={onChange} />
);
