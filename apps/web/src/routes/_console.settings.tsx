import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SettingsTabs } from '#features/settings/settings-tabs.tsx';

export const Route = createFileRoute('/_console/settings')({
  component: function SettingsRoute() {
    return (
      <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
        <SettingsTabs />
        <Outlet />
      </div>
    );
  },
});
