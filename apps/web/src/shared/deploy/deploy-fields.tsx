import { FreezeNotice } from './freeze-notice.tsx';
import type { DeployOptions } from './use-deploy-options.ts';
import { WatchFields } from './watch-fields.tsx';
import { WhenFields } from './when-fields.tsx';

type DeployFieldsProps = {
  options: DeployOptions;
  /** A new deployment has no version that could be changed by then, or rolled back to. */
  isNew?: boolean;
  hasLatestCode?: boolean;
};

/** Asks when a deployment is made, what is watched afterwards, and for a reason while deployments are frozen. */
export function DeployFields({ options, isNew = false, hasLatestCode = true }: DeployFieldsProps) {
  const { when, changeWhen, isScheduled, watch, changeWatch, freeze } = options;
  return (
    <>
      <WhenFields {...{ when, isScheduled, hasLatestCode }} isChange={!isNew} onChange={changeWhen} />
      <WatchFields watch={watch} canRollBack={!isNew} onChange={changeWatch} />
      <FreezeNotice freeze={freeze} />
    </>
  );
}
