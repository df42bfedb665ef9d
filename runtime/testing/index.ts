export { createFakeService } from "./fake-service.js";
export type {
  FakeCaller,
  FakeFault,
  FakeOptions,
  FakeRecords,
  FakeRequest,
  FakeService,
  Instant,
} from "./fake-types.js";
