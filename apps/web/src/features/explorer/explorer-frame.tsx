import { PageHead } from '#ui/page/page-head.tsx';
import { ExplorerTabs } from './explorer-tabs.tsx';
import { OperationList } from './operation-list.tsx';

type ExplorerFrameProps = {
  /** Whether an operation is open. Narrow screens then show it instead of the list. */
  isOpen: boolean;
  children: React.ReactNode;
};

/** The list of operations beside the open operation. */
export function ExplorerFrame({ isOpen, children }: ExplorerFrameProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title="API explorer" />
      <ExplorerTabs />
      <div className="flex min-h-0 flex-1">
        <aside
          aria-label="All operations"
          className={`flex w-280 shrink-0 flex-col border-line border-r ${isOpen ? 'max-md:hidden print:hidden' : 'max-md:w-full max-md:border-r-0'}`}
        >
          <OperationList />
        </aside>
        <div
          data-scroll-restoration-id="screen"
          className={`@container min-h-0 min-w-0 flex-1 overflow-auto ${isOpen ? '' : 'max-md:hidden'}`}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
