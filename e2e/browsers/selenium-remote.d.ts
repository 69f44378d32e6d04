// Node resolves the module only by this path, and its types use another one.
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote.js';
}
