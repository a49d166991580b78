import { endpoints } from "@forecourt/api";
import type { Endpoint } from "@forecourt/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ana } from "./filled-site.ts";
import { siteDocument } from "./http-fixtures.ts";
import { openBrowser, signIn } from "./identity-fixtures.ts";
import type { TestBrowser } from "./identity-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { carForSale } from "./reservation-fixtures.ts";

const id = "6b1f0d3e-1111-4111-8111-111111111111";
const everything = (slug: string) =>
  siteDocument(slug, {
    saved: { favourites: true, watchlist: true, alerts: true },
    garage: { enabled: true },
    reserve: { enabled: true, deposit: 500 },
    onlinePayment: { enabled: true },
    financeEnquiry: { enabled: true },
    gatedRoutes: ["/cars/{slug}/checkout", "/finance", "/spin-to-win"],
  });

let platform: TestPlatform;
let south: TestBrowser;
let anonymous: TestBrowser;
let borrowed: TestBrowser;
let carId: number;
beforeAll(async () => {
  platform = await startTestPlatform([everything("north"), everything("south")]);
  carId = await carForSale(platform.platform.database, { slug: "north" }, "to-reserve");
  south = openBrowser(platform, "south", "203.0.113.8");
  await signIn(platform, "south", south, ana.phone);
  anonymous = openBrowser(platform, "north", "203.0.113.9");
  borrowed = openBrowser(platform, "north", "203.0.113.10");
  for (const [name, value] of south.cookies) borrowed.cookies.set(name, value);
});
afterAll(() => platform.stop());

/** What each endpoint is asked that wants somebody who is signed in. */
const bodies: Readonly<Record<string, () => unknown>> = {
  checkIfContactExists: () => undefined,
  getWatchlist: () => undefined,
  saveWatchedCar: () => ({ car_id: String(carId) }),
  removeWatchedCar: () => ({ car_id: String(carId) }),
  getGarage: () => undefined,
  saveOwnDetails: () => ({ first_name: "Eve" }),
  downloadOwnData: () => undefined,
  deleteAccount: () => ({ confirm: "delete" }),
  getAlerts: () => undefined,
  saveAlert: () => ({ search: "make=Kia", kinds: [] }),
  changeAlert: () => ({ name: "Eve's" }),
  removeAlert: () => ({}),
  holdCar: () => ({ car_id: String(carId), name: "Eve", email: "eve@example.com", phone: "0412 000 999" }),
  openOnlinePayment: () => ({
    reference: "INV-1",
    amount: "100",
    name: "Eve",
    last_name: "Adams",
    email: "eve@example.com",
  }),
  confirmTestDrive: () => ({}),
  takeSpin: () => ({ name: "Eve", email: "eve@example.com", promotion_terms: true }),
  createCustomer: () => ({
    data: {
      selfAssessedCreditScore: "GREAT",
      purchasePrice: 30_000,
      loanTerm: 5,
      phoneNumber: ana.typed,
      firstName: "Eve",
    },
  }),
};
/** Asks for sign-in where a form declares it: `added-lead-form.test.ts` declares one and borrows a session for it. */
const elsewhere = ["createLead"];

const asking = Object.entries<Endpoint>(endpoints).filter(([, { errors }]) =>
  errors?.[401]?.includes("sign_in_required"),
);

describe("the session of another site", () => {
  it("is good at its own", async () => {
    expect((await south.get("/api/my-garage")).status).toBe(200);
  });

  it.each(asking.filter(([name]) => !elsewhere.includes(name)))(
    "is as good as none at %s, and the refusal names nobody",
    async (name, { method, path }) => {
      const body = bodies[name];
      if (!body) throw new Error(`${name} asks for sign-in: say here what it is asked, or where it is tested.`);
      const address = path.replace("{id}", id) + (name === "checkIfContactExists" ? "?phone_number=0412345678" : "");
      for (const browser of [anonymous, borrowed]) {
        const answer =
          method === "GET"
            ? await browser.get(address)
            : await (method === "PUT" ? browser.put : browser.post)(address, body());
        expect(answer.status).toBe(401);
        expect(await answer.text()).not.toMatch(/412|ana/i);
      }
    },
  );
});
