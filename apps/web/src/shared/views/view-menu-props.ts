/** The search parameters of a URL, by name. */
export type ViewSearch = Readonly<Record<string, unknown>>;

/** A built-in view. */
export type SystemView = { name: string; search: ViewSearch };

export type ViewMenuProps = {
  /** The key of the screen. */
  screen: string;
  systemViews: readonly SystemView[];
  /** The search parameters of a view of the current state. */
  search: ViewSearch;
  onShow: (search: ViewSearch) => void;
};
