import type { Clock } from '#clock.ts';
import type { UserInvalidations } from '#live/user-invalidations.ts';
import type { Store } from '#store/open-store.ts';
import type { RowSeals } from '#vault/row-seals.ts';
import { LinkStore } from './link-store.ts';
import { PlaceStore } from './place-store.ts';
import { PreferenceStore } from './preference-store.ts';
import { RunStore } from './run-store.ts';
import type { SavedRouteDeps } from './saved-routes.ts';
import { ViewStore } from './view-store.ts';

/** Puts together what people keep here. */
export function openSaved(store: Store, clock: Clock, seals: RowSeals, hints: UserInvalidations): SavedRouteDeps {
  return {
    preferences: new PreferenceStore(store),
    views: new ViewStore(store, clock),
    places: new PlaceStore(store, clock),
    runs: new RunStore(store, clock),
    links: new LinkStore(store, clock, seals),
    hints,
  };
}
