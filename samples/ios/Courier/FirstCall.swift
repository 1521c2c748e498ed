// #region skeleton
import {{ios.module}}

func configureDeliveries() async throws {
    try await DeliverySdk.configure(apiKey: "YOUR_API_KEY")
}
// #endregion skeleton
