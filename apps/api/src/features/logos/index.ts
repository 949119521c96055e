export { describeLogo } from '#features/logos/describe-logo.ts';
export { prepareLogos } from '#features/logos/prepare-logos.ts';
