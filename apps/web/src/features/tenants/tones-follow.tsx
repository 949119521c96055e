import { isByHand, type Palette, paletteOf, withMain } from '@gastspiel/domain/tenants/color-tones.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TENANT_TEXTS } from './tenant-texts.ts';
import type { TenantValues } from './tenant-values.ts';
import { isColour } from './use-preview-palettes.ts';

interface TonesFollowProps {
  readonly palette: 'primaryColorPalette' | 'secondaryColorPalette';
}

/** Lets the light and the dark tone follow the main colour, unless they were set by hand; offers to forget what was set. */
export function TonesFollow({ palette: name }: TonesFollowProps) {
  const { getValues, setValue } = useFormContext<TenantValues>();
  const palette = useWatch<TenantValues, typeof name>({ name });
  const { main } = palette;
  const last = useRef(main);
  const put = ({ light, dark }: Palette): void => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${name}.light`, light, options);
    setValue(`${name}.dark`, dark, options);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the main colour alone
  useEffect(() => {
    if (!isColour(main) || main === last.current) return;
    const before = { ...getValues(name), main: last.current };
    last.current = main;
    if (isColour(before.main)) put(withMain(before, main));
  }, [main]);
  if (!isColour(main) || !isByHand(palette)) return null;
  return (
    <Button size="small" onClick={() => put(paletteOf(main))}>
      {TENANT_TEXTS.followMain}
    </Button>
  );
}
