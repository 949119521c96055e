const load = (path: string): void => window.location.assign(path);
let show = load;

/** Opens a page of ours that the person came to from outside. */
export const arrive = (path: string): void => show(path);

/** While the app can show pages itself, arriving needs no new load. Answers how to end that. */
export function arriveBy(navigate: (path: string) => void): () => void {
  show = navigate;
  return () => {
    show = load;
  };
}
