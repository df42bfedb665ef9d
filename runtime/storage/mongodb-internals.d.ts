/** What `open-database.ts` changes in the driver, of which it exports no types. */
declare module "mongodb/lib/cmap/connection.js" {
  export class Connection {
    readonly socket: NodeJS.EventEmitter;
    /** Called when the socket is closed. */
    onClose: (this: Connection) => void;
  }
}
