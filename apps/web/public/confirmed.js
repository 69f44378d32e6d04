// The last page of a sign-in in a window of its own: the page that waits for it continues, and this one is done.
new BroadcastChannel('rotunda.step-up').postMessage('confirmed');
window.close();
