import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { forecourtCommand } from "../lib/forecourt-command.ts";
import { receivedLeads } from "../lib/received-leads.ts";
import { findCar } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";

/** A lead as `forecourt leads list --json` shows it. */
interface ListedLead {
  id: string;
  payload: Record<string, unknown>;
  deliveries: { destination: string; state: string; attempts: number }[];
}

describe.each(sizes)("an enquiry on a %s", (size) => {
  it("says what is missing, is sent once, and reaches the dealer", async () => {
    const car = await findCar(
      site,
      ({ status, make }) => status === "in_stock" && make === (size === "phone" ? "Toyota" : "Mazda"),
    );
    const email = `shopper-${randomUUID()}@example.com`;
    await walk({ site, size, expected: [{ status: 422, path: `${car.path}/enquire` }] }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open(`${car.path}?utm_source=newsletter`);
      await find("link", "Enquire Now").click();
      const dialog = page.getByRole("dialog", { name: "Enquire about this car" });
      await dialog.getByText(car.name).first().waitFor();
      await shopper.inspect();

      await dialog.getByRole("button", { name: "Send enquiry" }).click();
      await dialog.getByText("Please fix the following errors:").waitFor();
      const name = dialog.getByLabel("First name");
      expect(await name.getAttribute("aria-invalid")).toBe("true");
      expect(await name.getAttribute("aria-describedby")).toBeTruthy();
      await shopper.inspect();

      await name.fill("Robin");
      await dialog.getByLabel("Last name").fill("Shopper");
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByLabel("Mobile").fill("0412 345 678");
      await dialog.getByLabel("Comments").fill("Could I see it on Saturday?");
      const terms = dialog.getByRole("checkbox", { name: /terms of this enquiry/ });
      if (await terms.isVisible()) await terms.check();
      await dialog.getByRole("button", { name: "Send enquiry" }).click();

      await shopper.arrive("/success?sent=1");
      await find("heading", "Thank you, your enquiry is with us").waitFor();
      await find("link", new RegExp(escapePattern(car.name))).waitFor();
      await shopper.inspect();
    });

    await expect.poll(async () => (await receivedLeads(email)).length).toBe(1);
    const [lead] = await receivedLeads(email);
    expect(lead).toMatchObject({
      site,
      isSigned: true,
      payload: { name: "Robin", last_name: "Shopper", message: "Could I see it on Saturday?" },
    });
    expect(JSON.stringify(lead?.payload)).toContain(car.slug);
    expect(JSON.stringify(lead?.payload.lead_attributes)).toContain("newsletter");

    await expect
      .poll(async () => {
        const leads = JSON.parse(await forecourtCommand("leads", "list", "--site", site, "--json")) as ListedLead[];
        return leads.filter(({ payload }) => payload.email === email).map(({ id, deliveries }) => ({ id, deliveries }));
      })
      .toMatchObject([{ id: lead?.lead_id, deliveries: [{ destination: "CRM", state: "delivered", attempts: 1 }] }]);
    expect(await receivedLeads(email)).toHaveLength(1);
  });
});

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
