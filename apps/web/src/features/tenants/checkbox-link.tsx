import Link from '@mui/material/Link';

/** Leads out of the product, so it opens beside it. */
export function CheckboxLink({ url }: { readonly url: string }) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </Link>
  );
}
