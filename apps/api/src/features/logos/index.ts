export { describeLogo } from '#features/logos/describe-logo.ts';
export { prepareLogos } from '#features/logos/prepare-logos.ts';
export { createSmallLogos } from '#features/logos/small-logos.ts';
