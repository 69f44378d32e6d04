import { once } from 'node:events';
import { createApp } from 'google-drive-mock';
import { COMMON_IDS, listScreens, runJob } from '../fixtures/screens.ts';
import { UNUSED_CONSOLE_EMPTY_STATES } from './expected-empty-states.ts';
import { OPERATOR, startProvider, toSettingName } from './openid-console.ts';
import { ServiceFront } from './service-front.ts';
import type { Setting, SettingContext, TestEnvironment } from './setting.ts';

const AUTHORIZATION = 'Bearer valid-token';
const PROVIDER = 'pushed authorization requests (PAR)';
const FOLDER_TYPE = 'application/vnd.google-apps.folder';

/** The mock of Drive from the package `google-drive-mock`. It supports only files and changes. */
export const googleDriveMock: Setting = {
  names: ['google-drive-mock as drive', toSettingName(PROVIDER)],
  async start({ consoleOrigin, files, resources }: SettingContext): Promise<TestEnvironment> {
    const origin = await startMock(resources);
    const folderId = await createFile(origin, { name: 'Plans', mimeType: FOLDER_TYPE, parents: ['root'] });
    const fileId = await createFile(origin, { name: 'Budget.txt', mimeType: 'text/plain', parents: [folderId] });
    const { provider, variables } = await startProvider(PROVIDER, files, consoleOrigin);
    resources.use(provider);
    const accepts = (token: string) => provider.accepts(token);
    const front = resources.use(await ServiceFront.start({ origin, authorization: AUTHORIZATION }, { accepts }));
    const ids = { ...COMMON_IDS, fileId, folderId, eventId: 'none', scriptId: 'none', driveId: 'none' };
    return {
      variables: {
        ...variables,
        SCRIPT_BASE_URL: 'off',
        CALENDAR_BASE_URL: 'off',
        DRIVE_BASE_URL: `${front.origin}/drive/v3/`,
        UPLOAD_URL: `${front.origin}/upload/drive/v3/`,
      },
      findScreens: async (page) =>
        listScreens({ ...ids, approvalId: 'none', email: OPERATOR.email, jobId: await runJob(page, fileId) }),
      // The file was created without content.
      empty: { ...UNUSED_CONSOLE_EMPTY_STATES, '_console.file.$fileId.preview': [/^This file is empty$/] },
      expectedTexts: {
        '_console.files.index': 'Plans',
        '_console.files.$folderId': 'Budget.txt',
        '_console.file.$fileId.preview': 'Budget.txt',
      },
    };
  },
};

async function startMock(resources: AsyncDisposableStack): Promise<string> {
  const server = createApp().listen(0, '127.0.0.1');
  await once(server, 'listening');
  resources.defer(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

async function createFile(origin: string, file: object): Promise<string> {
  const response = await fetch(`${origin}/drive/v3/files`, {
    method: 'POST',
    headers: { authorization: AUTHORIZATION, 'content-type': 'application/json' },
    body: JSON.stringify(file),
  });
  const { id } = await response.json();
  return id;
}
