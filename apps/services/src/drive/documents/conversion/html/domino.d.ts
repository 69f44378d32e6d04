// The declarations of the package are those of its former name, in terms of a browser's.
declare module '@mixmark-io/domino' {
  export type DomElement = {
    readonly nodeName: string;
    readonly parentNode: DomElement | null;
    readonly childNodes: ArrayLike<DomElement>;
    readonly previousElementSibling: DomElement | null;
    readonly nextElementSibling: DomElement | null;
    readonly firstElementChild: DomElement | null;
    textContent: string;
    getAttribute(name: string): string | null;
    setAttribute(name: string, value: string): void;
    querySelectorAll(selector: string): ArrayLike<DomElement>;
    closest(selector: string): DomElement | null;
    contains(other: DomElement): boolean;
    appendChild(child: DomElement): void;
    insertBefore(child: DomElement, next: DomElement | null): void;
    replaceWith(other: DomElement): void;
    remove(): void;
  };
  export type DomDocument = {
    readonly body: DomElement;
    createElement(name: string): DomElement;
    querySelectorAll(selector: string): ArrayLike<DomElement>;
  };
  export function createDocument(html: string, isEmptyTaken: boolean): DomDocument;
}
