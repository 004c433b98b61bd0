import 'react';

// Invoker commands of HTML (https://html.spec.whatwg.org/#attr-button-command), which React passes on
// and its types don't know yet.
declare module 'react' {
  // The type parameter has to be named as React names it.
  interface ButtonHTMLAttributes<T> {
    command?: 'close' | 'show-modal';
    commandfor?: string;
  }
}
