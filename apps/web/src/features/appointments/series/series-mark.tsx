import { Repeat } from 'lucide-react';
import { NEUTRAL } from '#ui/tokens.ts';
import { SERIES_TEXTS as TEXTS } from './series-texts.ts';

/** Says that there are others like it. Nothing for what stands alone; plain, because a board has hundreds. */
export const SeriesMark = ({ seriesId, size = 16 }: { readonly seriesId: string | null; readonly size?: number }) =>
  seriesId && (
    <span className="series" role="img" aria-label={TEXTS.short} title={TEXTS.short} style={{ color: NEUTRAL[500] }}>
      <Repeat size={size} aria-hidden />
    </span>
  );
