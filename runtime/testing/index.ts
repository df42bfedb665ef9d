export { createFakeService } from "./fake-calendar.js";
export type {
  FakeCaller,
  FakeFault,
  FakeOptions,
  FakeRecords,
  FakeRequest,
  FakeService,
  Instant,
} from "./fake-types.js";
