export { NewsPrompt } from './news-prompt.tsx';
export { NewsWayCard } from './news-way-card.tsx';
