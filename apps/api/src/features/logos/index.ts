export { createSmallLogos, describeLogo, prepareLogos } from '#features/logos/logos.ts';
