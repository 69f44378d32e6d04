// The last page of a sign-in in a separate window. Notifies the page that opened the window, and closes it.
new BroadcastChannel('rotunda.step-up').postMessage('confirmed');
window.close();
