// The minimal relay in Node: its own server and undici's dispatch, without a session.
import { createServer, type ServerResponse } from 'node:http';
import { Agent, type Dispatcher } from 'undici';
import { announcePort } from './peer-process.ts';

const origin = process.env.UPSTREAM ?? '';
const agent = new Agent({ connections: 128, pipelining: 1 });

function relayTo(response: ServerResponse): Dispatcher.DispatchHandler {
  return {
    onRequestStart: () => undefined,
    onResponseStart: (_controller, status, headers) => void response.writeHead(status, headers),
    onResponseData(controller, chunk) {
      if (response.write(chunk)) return;
      controller.pause();
      response.once('drain', () => controller.resume());
    },
    onResponseEnd: () => void response.end(),
    onResponseError: () => void response.destroy(),
  };
}

await announcePort(
  createServer(({ method = '', url = '' }, response) => {
    agent.dispatch({ origin, path: url, method: method as Dispatcher.HttpMethod }, relayTo(response));
  }),
);
