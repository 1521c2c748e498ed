// #region skeleton
import Foundation
import {{ios.module}}

func configureDeliveries() async throws {
    let apiKey = Bundle.main.object(forInfoDictionaryKey: "DeliveryAPIKey") as? String ?? ""
    try await DeliverySdk.configure(apiKey: apiKey)
}
// #endregion skeleton
