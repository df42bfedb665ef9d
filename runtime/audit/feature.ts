import { createAuditOperations } from "./audit-operations.js";

/** Reads the audit log, which the outbox writes. */
export const audit = { createOperations: createAuditOperations };
