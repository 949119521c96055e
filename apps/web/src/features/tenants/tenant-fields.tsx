import { CodeFields } from './code-fields.tsx';
import { ColourFields } from './colour-fields.tsx';
import { DataFields } from './data-fields.tsx';
import { CheckboxRows, OutfitRows, TypeRows } from './entry-sections.tsx';
import { LogoFields } from './logo-fields.tsx';
import { PoolRows } from './pool-rows.tsx';

/** Everything of an agency that can be edited at any time. */
export function TenantFields() {
  return (
    <>
      <DataFields />
      <CodeFields />
      <PoolRows />
      <TypeRows />
      <OutfitRows />
      <CheckboxRows />
      <LogoFields />
      <ColourFields />
    </>
  );
}
