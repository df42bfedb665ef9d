export {
  createFakeService,
  type FakeCaller,
  type FakeFault,
  type FakeOptions,
  type FakeRecords,
  type FakeRequest,
  type FakeService,
  type Instant,
} from "./fake-service.js";
