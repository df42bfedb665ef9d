import { Connection } from "mongodb/lib/cmap/connection.js";

/**
 * Ends commands and heartbeats that the driver (7.8 and 7.9) would wait for without end: those it writes to a socket that is
 * destroyed, but whose `close` event is still to come. Such a write returns false, so that the driver waits for `drain`, which
 * a closed socket never emits. With the event, the driver finds the connection closed: it retries or rejects the command, and
 * reconnects after a heartbeat.
 */
export function endCommandsOfClosedConnections(): void {
  const { onClose } = Connection.prototype;
  Connection.prototype.onClose = function (this: Connection): void {
    onClose.call(this);
    this.socket.emit("drain");
  };
}
