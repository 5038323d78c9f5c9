/** What everybody sees large for a moment: the grandest of several simultaneous events. */
import type { Happening } from './board';

export class Moment {
  shown = $state.raw<Happening | null>(null);

  /** Create it during component setup. The last of `grand` is the grandest; it is shown for so many milliseconds. */
  constructor(news: () => Happening[], grand: string[], shownFor: (happening: Happening) => number) {
    $effect(() => {
      const grandest = news()
        .filter(({ event }) => grand.includes(event.event))
        .sort((one, other) => grand.indexOf(one.event.event) - grand.indexOf(other.event.event))
        .at(-1);
      if (grandest !== undefined) {
        this.shown = grandest;
      }
    });
    $effect(() => {
      if (this.shown !== null) {
        const timer = setTimeout(() => (this.shown = null), shownFor(this.shown));
        return () => clearTimeout(timer);
      }
      return undefined;
    });
  }
}
