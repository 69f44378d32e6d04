// Ends the process with one line if this version of Node cannot run the servers: an older one does not load TypeScript, and fails
// with a stack trace instead. JavaScript, and imported before anything else, because nothing else loads then.
const MIN_MAJOR = 24;

const major = Number(/^v(\d+)/.exec(process.version)?.[1]);
if (major < MIN_MAJOR) {
  process.stderr.write(
    `Node ${MIN_MAJOR} or newer is required, and this is ${process.version}. The project installs one: node_modules/.bin/node\n`,
  );
  process.exit(1);
}
