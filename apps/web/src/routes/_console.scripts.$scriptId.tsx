import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProjectFrame } from '#features/projects/project-frame.tsx';
import { projectFileQuery, projectQuery } from '#shared/script/queries.ts';

export const Route = createFileRoute('/_console/scripts/$scriptId')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(projectQuery(params.scriptId));
    void context.queryClient.prefetchQuery(projectFileQuery(params.scriptId));
  },
  component: function ProjectRoute() {
    return (
      <ProjectFrame scriptId={Route.useParams().scriptId}>
        <Outlet />
      </ProjectFrame>
    );
  },
});
