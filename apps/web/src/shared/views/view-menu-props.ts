/** What an address holds after its `?`, by name. */
export type ViewSearch = Readonly<Record<string, unknown>>;

/** A view that the console brings. */
export type SystemView = { name: string; search: ViewSearch };

export type ViewMenuProps = {
  /** Names the screen among all screens. */
  screen: string;
  systemViews: readonly SystemView[];
  /** What a view of the screen as it is now would hold. */
  search: ViewSearch;
  onShow: (search: ViewSearch) => void;
};
